import { countryName } from '@/lib/countries';
import { isInEu } from './address';
import type { Records } from '@/model/records/records';
import { unreadableProblem } from '@/model/unreadable';

type Account = Records['account'];

export function canRequireTwoFactor(account: Account): string | undefined {
  if (account.tfa_required === true || account.tfa_requirements_met === true) return undefined;
  return (
    unreadableProblem('account', account, 'tfa_required', 'tfa_requirements_met') ??
    (account.tfa_requirements_met === false
      ? 'All existing users must be using Two-Factor Authentication to enable this setting'
      : 'We don’t know yet if all users have two-factor authentication')
  );
}

export function canHaveVatNumber(account: Account): string | undefined {
  const { country_code: code } = account;
  if (code === undefined) {
    return (
      unreadableProblem('account', account, 'country_code') ??
      'This account’s country hasn’t loaded yet'
    );
  }
  if (code !== null && isInEu(code)) return undefined;
  const where = code
    ? `the billing address is in ${countryName(code) ?? code}`
    : 'no country is set';
  return `Only accounts in the EU have an EU VAT number; ${where}`;
}
