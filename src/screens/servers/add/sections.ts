import { AccessFields } from './access-fields';
import { NameFields } from './name-fields';
import { NetworkFields } from './network-fields';
import { SourceFields } from './source-fields';
import { TypeFields } from './type-fields';
import { words } from '../words';

export const SERVER_SECTIONS = [
  { title: words.labels.server, Fields: NameFields },
  { title: words.labels.serverType, Fields: TypeFields },
  { title: words.create.source.title, Fields: SourceFields },
  { title: words.create.network.title, Fields: NetworkFields },
  { title: words.create.access.title, Fields: AccessFields },
];
