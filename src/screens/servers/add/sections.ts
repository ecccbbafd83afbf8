import { AccessFields } from './access-fields';
import { NameFields } from './name-fields';
import { NetworkFields } from './network-fields';
import { SourceFields } from './source-fields';
import { TypeFields } from './type-fields';

export const SERVER_SECTIONS = [
  { title: 'Server', Fields: NameFields },
  { title: 'Server type', Fields: TypeFields },
  { title: 'Source', Fields: SourceFields },
  { title: 'Network', Fields: NetworkFields },
  { title: 'Access', Fields: AccessFields },
];
