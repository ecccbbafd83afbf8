import { CostCard } from '@/components/prices/cost-card';
import { usePrices } from '@/components/prices/use-prices';
import { useLookup } from '@/components/data/lookup';
import { FullRecord } from '@/components/data/full-record';
import { serverPrice } from '@/model/pricing/server-price';
import type { ServerRecord } from '@/model/server/record';
import { isWindows } from '@/model/windows';

interface ServerCostProps {
  readonly server: ServerRecord;
}

export const SERVER_ALONE = 'the server alone';

/** A server's price with its Windows licence (spec 2 §9). One line of note, so nothing moves. */
export function ServerCost({ server }: ServerCostProps) {
  const prices = usePrices();
  const lookup = useLookup();
  const { image: made, server_type: id } = server;
  const image = made ? lookup.get('image', made) : undefined;
  const type = id ? lookup.get('server_type', id) : undefined;
  const hasLicence = image !== undefined && isWindows(image);
  // Only the image tells whether there is a licence.
  const isKnown = type !== undefined && (image !== undefined || !made);
  return (
    <>
      {/* For its licence; an official image's name tells it. */}
      {made && image?.official !== true && <FullRecord kind="image" id={made} />}
      <CostCard
        price={isKnown ? serverPrice(prices, type, image) : undefined}
        note={hasLicence ? 'the server and its Windows licence' : SERVER_ALONE}
      />
    </>
  );
}
