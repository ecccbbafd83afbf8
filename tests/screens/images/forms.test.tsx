import { imageArea } from '@/screens/images/routes';
import { describing, rename, single, tick, type } from '../forms/form';
import { holdForms } from '../forms/hold-forms';

holdForms(imageArea, {
  forms: {
    'images/:image/name': rename('image'),
    'images/:image/description': describing('image'),
    'images/:image/status': single('image', 'status', type('Status', 'deprecated'), 'deprecated'),
    'images/:image/public': single('image', 'public', tick('Public'), true),
    'images/:image/arch': single('image', 'arch', type('Architecture', 'i686'), 'i686'),
    'images/:image/username': single('image', 'username', type(/^Username/, 'core'), 'core'),
    'images/:image/compatibility_mode': single(
      'image',
      'compatibility_mode',
      tick('Compatibility mode'),
      true,
    ),
  },
  without: ['images', 'images/:image'],
});
