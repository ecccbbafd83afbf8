import { KINDS } from '@/model/kinds';
import { imageArea } from '@/screens/images/routes';
import { ACCOUNT } from '../../components/open-page';
import { openScreens, type ScreenOptions } from '../open-screens';

export const IMAGES = `/accounts/${ACCOUNT}/${KINDS.image.route}/`;
export const imagePath = (id: string, editor = '') => `${IMAGES}${id}/${editor}`;

/** The screens of the images. */
export const openImages = (options: ScreenOptions) => openScreens([imageArea], options);
