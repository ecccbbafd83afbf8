import { Browser } from '@/components/storage/objects/browser';

export default function Objects() {
  return <Browser />;
}
