import { afterEach, expect, test, vi } from 'vitest';
import { downloadThroughWorker } from '@mocks/demo/page/downloads';

afterEach(() => {
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  document.body.replaceChildren();
  vi.useRealTimers();
});

function press(href: string, isDownload: boolean): void {
  const link = document.createElement('a');
  link.href = href;
  if (isDownload) link.download = '';
  link.click();
}

test('what the worker has to answer is asked for in a frame, which goes again', () => {
  vi.useFakeTimers();
  downloadThroughWorker('https://host.example/wheelhouse/');
  press('https://host.example/wheelhouse/v1/file?temp_url_sig=x', true);
  const frame = document.querySelector('iframe');
  expect(frame).toHaveAttribute('src', 'https://host.example/wheelhouse/v1/file?temp_url_sig=x');
  expect(frame).not.toBeVisible();
  vi.advanceTimersByTime(60_000);
  expect(document.querySelector('iframe')).toBeNull();
});

test.each([
  ['blob:https://host.example/1', true],
  ['https://elsewhere.example/file', true],
  ['https://host.example/wheelhouse/user/', false],
])('%s is the browser’s', (href, isDownload) => {
  const click = vi.spyOn(HTMLElement.prototype, 'click').mockReturnValue();
  downloadThroughWorker('https://host.example/wheelhouse/');
  press(href, isDownload);
  expect(click).toHaveBeenCalledOnce();
  expect(document.querySelector('iframe')).toBeNull();
});
