/** The content of an email, in reading order. */
export interface EmailContent {
  language: 'en' | 'hi';
  subject: string;
  hello: string;
  paragraphs: readonly string[];
  /** Figures and facts, one per row: "Total", "₹1,299". */
  facts?: readonly { label: string; value: string }[];
  /** The one thing to do. */
  action?: { label: string; href: string } | undefined;
  /** Sentences after the button. */
  after?: readonly string[];
}

/** The sender of an email, and the reader's way to get fewer of them. */
export interface EmailFooter {
  shopName: string;
  /** Left out where an email cannot be turned off. */
  settings?: { label: string; href: string } | undefined;
  /** Whether the button's address is shown below it, for readers whose mail program shows no buttons. */
  showsAddress?: boolean;
}
