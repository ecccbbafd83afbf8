import { Browser } from '@/components/storage/objects/folder';

export default function Objects() {
  return <Browser />;
}
