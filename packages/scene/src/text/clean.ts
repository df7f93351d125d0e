/** Nobody reads more on one piece; setting a text of megabytes would hold up everything else. */
const MOST = 5_000;

/**
 * Text as it can be set: white space collapsed as on a web page (a no-break space stays), invisible marks
 * gone, halves of broken surrogate pairs replaced. XML, PDF and fonts all choke on one of these.
 */
export const clean = (content: string): string =>
  (content.length > MOST ? `${content.slice(0, MOST)}…` : content)
    .replace(/[ \p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff\ufffe\uffff]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/^ | $/g, '');
