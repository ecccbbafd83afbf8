import { type ButtonAppearance, buttonAppearance, buttonClass } from './button';
import { documentAddress, type DocumentLinkProps } from './document-link';

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
