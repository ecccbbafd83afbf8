import { CostCard } from '@/components/prices/cost-card';
import { usePrices } from '@/components/prices/use-prices';
import { useLookup } from '@/components/store/lookup';
import { FullRecord } from '@/components/store/full-record';
import { serverPrice } from '@/model/pricing/server-price';
import type { ServerRecord } from '@/model/server/record';
import { isWindows } from '@/model/windows';

interface ServerCostProps {
  readonly server: ServerRecord;
}

/** What the price of most servers is of. */
export const SERVER_ALONE = 'the server alone';

/** What a server costs, with the licence of Windows (spec 2 §9). One line of note, so nothing moves. */
export function ServerCost({ server }: ServerCostProps) {
  const prices = usePrices();
  const lookup = useLookup();
  const { image: made, server_type: id } = server;
  const image = made ? lookup.get('image', made) : undefined;
  const type = id ? lookup.get('server_type', id) : undefined;
  const hasLicence = image !== undefined && isWindows(image);
  // Whether there is a licence to pay, only the image tells.
  const isKnown = type !== undefined && (image !== undefined || !made);
  return (
    <>
      {/* The licence of an image of one's own; an official one has it in its name. */}
      {made && image?.official !== true && <FullRecord kind="image" id={made} />}
      <CostCard
        price={isKnown ? serverPrice(prices, type, image) : undefined}
        note={hasLicence ? 'the server and its Windows licence' : SERVER_ALONE}
      />
    </>
  );
}
