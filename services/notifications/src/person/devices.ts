/** A browser that takes messages, as its PushSubscription says. */
export interface Device {
  endpoint: string;
  /** base64url (RFC 8291). */
  keys: { p256dh: string; auth: string };
}

/** The browsers in which people turned messages on. */
export interface Devices {
  /** A browser belongs to the user who turned messages on last. */
  add(personId: string, device: Device): Promise<void>;
  listOf(personId: string): Promise<Device[]>;
  /** With a person, only if it is theirs. */
  remove(endpoint: string, personId?: string): Promise<void>;
}
