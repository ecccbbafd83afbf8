import { expect, test, vi } from 'vitest';
import {
  forgetNextPageMessage,
  readNextPageMessage,
  keepNextPageMessage,
} from '@/lib/next-page-message';

test('what is left to tell is read until it is told', () => {
  expect(readNextPageMessage()).toBeUndefined();
  keepNextPageMessage('Email verified successfully');
  expect(readNextPageMessage()).toBe('Email verified successfully');
  expect(readNextPageMessage()).toBe('Email verified successfully');
  forgetNextPageMessage();
  expect(readNextPageMessage()).toBeUndefined();
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
  keepNextPageMessage('Anything');
  expect(readNextPageMessage()).toBeUndefined();
  forgetNextPageMessage();
});
