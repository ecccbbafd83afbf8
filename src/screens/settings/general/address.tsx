import { RecordEditor } from '@/components/forms/editors/record-editor';
import { useAccount } from '@/components/scope/account-context';
import { CountryField } from '@/components/scope/country-field';
import { type Address, addressOf, addressProblems } from '@/model/account/address';
import { saveAddressCall } from '@/model/account/calls';
import { checkedForm } from '@/model/problems';
import { Pair } from '@/ui/page/columns';
import { TextField } from '@/ui/text-field';

const schema = checkedForm(addressProblems);

/** Spec 1 §2. */
export default function AddressEditor() {
  const account = useAccount();
  return (
    <RecordEditor<'account', Address, Address>
      kind="account"
      id={account}
      title="Billing Address"
      verb="address"
      schema={schema}
      values={addressOf}
      request={(address) => saveAddressCall(account, address)}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            {...register('address_1')}
            label="Address"
            autoComplete="billing address-line1"
            error={errors.address_1?.message}
          />
          <TextField
            {...register('address_2')}
            label="Second line"
            optional
            autoComplete="billing address-line2"
            error={errors.address_2?.message}
          />
          <Pair>
            <TextField
              {...register('city')}
              label="City"
              autoComplete="billing address-level2"
              error={errors.city?.message}
            />
            <TextField
              {...register('county')}
              label="County"
              optional
              autoComplete="billing address-level1"
              error={errors.county?.message}
            />
          </Pair>
          <Pair>
            <TextField
              {...register('postcode')}
              label="Postcode"
              autoComplete="billing postal-code"
              error={errors.postcode?.message}
            />
            <CountryField
              {...register('country_code')}
              autoComplete="billing country"
              error={errors.country_code?.message}
            />
          </Pair>
        </>
      )}
    </RecordEditor>
  );
}
