import { expect, test, vi } from 'vitest';
import { forgetTold, readTold, tellNext } from '@/lib/told-next';

test('what is left to tell is read until it is told', () => {
  expect(readTold()).toBeUndefined();
  tellNext('Email verified successfully');
  expect(readTold()).toBe('Email verified successfully');
  expect(readTold()).toBe('Email verified successfully');
  forgetTold();
  expect(readTold()).toBeUndefined();
});

test('without storage nothing is told, and nothing fails', () => {
  const forbidden = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', {
    getItem: forbidden,
    setItem: forbidden,
    removeItem: forbidden,
    clear: () => undefined,
  });
  tellNext('Anything');
  expect(readTold()).toBeUndefined();
  forgetTold();
});
