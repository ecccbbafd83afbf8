/** What says that there is none, that it is nought, or that it is well. */
const CLAIM =
  /\b(?:no|none|nothing|never|nobody|(?<!-)empty|don['’]t currently have|all is well|everything is|is well|unmapped|detached|not (?:attached|mapped|set|protected|shared|locked)|isn['’]t (?:any|currently)|has no|without)\b|£0\.00|(?:^|\s)0(?=\s|$)/iu;

/** Words of what is not known: they claim nothing. */
const OPEN =
  /could not|couldn['’]t|cannot|can['’]t|not known|unknown|unread|no answer|not all of|try again|no longer|check your network|not told|does not tell|the provider answered|so far|^0 of \d/iu;

/** The lines of a page that claim so. */
export const claimsIn = (lines) =>
  lines.map((line) => line.trim()).filter((line) => CLAIM.test(line) && !OPEN.test(line));
