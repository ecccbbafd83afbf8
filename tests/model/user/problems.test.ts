import { expect, test } from 'vitest';
import { emailProblem, enrolmentCodeProblem, userNameProblem } from '@/model/user/problems';

test.each(['', 'Al', '  Al  '])('%j is too short for a name', (name) => {
  expect(userNameProblem(name)).toBe('Please enter your name');
});

test.each(['Ada', ' Ada ', '李小龍'])('%j is a name', (name) => {
  expect(userNameProblem(name)).toBeUndefined();
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a b@example.com',
  'ada@example..com',
])('%j is no email address', (address) => {
  expect(emailProblem(address)).toBe('Please enter your email address');
});

test.each(['ada@example.com', ' ada+panel@mail.example.co.uk '])(
  '%j is an email address',
  (address) => {
    expect(emailProblem(address)).toBeUndefined();
  },
);

test.each(['', '12345', '1234567', 'abcdef'])('%j is no code', (code) => {
  expect(enrolmentCodeProblem(code)).toBe('Please enter the code');
});

test.each(['123456', ' 123 456 '])('%j is a code', (code) => {
  expect(enrolmentCodeProblem(code)).toBeUndefined();
});
