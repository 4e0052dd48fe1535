export interface Text {
  readonly en: string;
  readonly hi: string;
}
