import { Card } from '@/ui/card';
import { Icon, type IconName } from '@/ui/icon';
import names from '@/ui/icons.json';
import { Logo } from '@/ui/logo';
import { Row, Stack } from '@/ui/page/columns';
import styles from './gallery.module.css';

const grounds = ['ground', 'surface', 'sunken', 'raised', 'hover', 'accent-wash'] as const;
const isIconName = (name: string): name is IconName => Object.hasOwn(names, name);
const iconNames = Object.keys(names).filter(isIconName);
const sizes = [24, 20, 16, 14, 13, 12] as const;

export function TokensPart() {
  return (
    <Card title="Colours, type, icons">
      <Stack gap="m">
        <div className={styles.swatches}>
          {grounds.map((name) => (
            <span key={name} data-ground={name} className={styles.swatch}>
              {name}
            </span>
          ))}
        </div>
        <Row>
          {sizes.map((size) => (
            <span key={size} data-size={size} className={styles.sample}>
              Steady hands {size}
            </span>
          ))}
        </Row>
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size={20} />
              <span>{name}</span>
            </li>
          ))}
          <li>
            <Logo size={20} />
            <span>the wheel</span>
          </li>
        </ul>
      </Stack>
    </Card>
  );
}
