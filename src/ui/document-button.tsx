import { type ButtonAppearance, buttonAppearance, buttonClass } from './button';
import type { DocumentLinkProps } from './document-link';

/** A `DocumentLink` that looks like a button: the one way on from a screen. */
export function DocumentButton(
  props: DocumentLinkProps & Pick<ButtonAppearance, 'variant' | 'wide'>,
) {
  const { variant, wide, className, children, ...rest } = props;
  return (
    <a {...rest} {...buttonAppearance({ variant, wide })} className={buttonClass(className)}>
      {children}
    </a>
  );
}
