import { bound, FormText } from '@/components/forms/form-fields';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import { useAccount } from '@/components/scope/account-scope';
import { CountryField } from '@/components/scope/country-field';
import { type Address, addressOf, addressProblems } from '@/model/account/address';
import { saveAddressCall } from '@/model/account/calls';
import { checkedForm } from '@/model/problems';
import { Pair } from '@/ui/page/columns';
import { words } from '../words';

const schema = checkedForm(addressProblems);

export default function AddressEditor() {
  const account = useAccount();
  return (
    <RecordEditor<'account', Address, Address>
      kind="account"
      id={account}
      title={words.general.address}
      verb="address"
      schema={schema}
      values={addressOf}
      request={(address) => saveAddressCall(account, address)}
    >
      {(form) => (
        <>
          <FormText
            form={form}
            name="address_1"
            label={words.address.line1}
            autoComplete="billing address-line1"
          />
          <FormText
            form={form}
            name="address_2"
            label={words.address.line2}
            optional
            autoComplete="billing address-line2"
          />
          <Pair>
            <FormText
              form={form}
              name="city"
              label={words.address.city}
              autoComplete="billing address-level2"
            />
            <FormText
              form={form}
              name="county"
              label={words.address.county}
              optional
              autoComplete="billing address-level1"
            />
          </Pair>
          <Pair>
            <FormText
              form={form}
              name="postcode"
              label={words.address.postcode}
              autoComplete="billing postal-code"
            />
            <CountryField {...bound(form, 'country_code')} autoComplete="billing country" />
          </Pair>
        </>
      )}
    </RecordEditor>
  );
}
