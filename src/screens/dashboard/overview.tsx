import { Columns } from '@/ui/page/columns';
import { BillingOutline, BillingPanel } from './billing-panel';
import { GettingStarted } from './getting-started';
import { LatestActivity } from './latest-activity';
import { NeedsAttention } from './needs-attention';
import { CurrentResourceUsage } from './resource-usage';
import { useAtLeisure } from './use-at-leisure';

/** The parts of an account's dashboard (spec 2 §2). */
export function Overview() {
  const isAtLeisure = useAtLeisure();
  return (
    <>
      <GettingStarted />
      <Columns
        aside={
          <>
            {isAtLeisure ? <BillingPanel /> : <BillingOutline />}
            <CurrentResourceUsage isAtLeisure={isAtLeisure} />
          </>
        }
      >
        <NeedsAttention mayRead={isAtLeisure} />
        <LatestActivity />
      </Columns>
    </>
  );
}
