import { type ButtonAppearance, buttonAppearance, buttonClass } from './button';
import { documentAddress, type DocumentLinkProps } from './document-link';

/** A `DocumentLink` that looks like a button: the one way on from a screen. */
export function DocumentButton(
  props: DocumentLinkProps & Pick<ButtonAppearance, 'variant' | 'wide'>,
) {
  const { variant, wide, href, className, children, ...rest } = props;
  return (
    <a
      {...rest}
      {...buttonAppearance({ variant, wide })}
      href={documentAddress(href)}
      className={buttonClass(className)}
    >
      {children}
    </a>
  );
}
