// A file of its own, of which the panel imports nothing and which imports nothing of the panel: it has the same name in
// each release, so that no release takes it away from those who keep an older one open.
import styles from './new-release.css?inline';
import { tellNewRelease } from './tell-new-release';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
tellNewRelease();
