import { afterEach, expect, test } from 'vitest';
import { loadLiveChat } from '@/app/effects/live-chat';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => document.head.replaceChildren());

test('live chat is off unless configured', () => {
  loadLiveChat(undefined);
  expect(scripts()).toEqual([]);
});

test('live chat loads from the configured host', () => {
  loadLiveChat('https://chat.example.com/widget.js');
  expect(scripts()).toEqual(['https://chat.example.com/widget.js']);
});

test.each(['javascript:alert(1)', 'http://chat.example.com/widget.js', '/widget.js', 'nonsense'])(
  'an address that is no script of the web is not loaded: %s',
  (address) => {
    loadLiveChat(address);
    expect(scripts()).toEqual([]);
  },
);
