// A separate file, which shares no import with the panel: it has the same name in each release. So
// no release removes it from those who keep an older one open.
import styles from './new-release.css?inline';
import { showReleaseNotice } from './release-notice';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
showReleaseNotice();
