/** A text in every language of the shop. */
export interface Text {
  readonly en: string;
  readonly hi: string;
}
