import { Browser } from '@/components/storage/objects/browser';

/** The objects of a repository's container, and each of them (spec 3 §2). */
export default function Objects() {
  return <Browser />;
}
