import { expect, test } from 'vitest'
import { frameAddress } from './addresses.ts'

test.each([
  'M7lc1UVf-VE',
  'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  'https://www.youtube.com/watch?list=PL1&v=M7lc1UVf-VE&t=3s',
  'youtu.be/M7lc1UVf-VE?si=x',
  'https://m.youtube.com/shorts/M7lc1UVf-VE',
  'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  ' https://youtube.com/live/M7lc1UVf-VE ',
])('the film %s of YouTube is shown by the address that sets no cookies', (text) => {
  expect(frameAddress('youtube', text, 0)).toBe('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1')
  expect(frameAddress('youtube', text, 12.7)).toMatch(/&start=12$/)
})

test.each([
  ['76979871', ''],
  ['https://vimeo.com/76979871', ''],
  ['https://player.vimeo.com/video/76979871?x=1', ''],
  ['https://vimeo.com/76979871/abcdef0123', '&h=abcdef0123'],
])('the film %s of Vimeo is not counted', (text, secret) => {
  expect(frameAddress('vimeo', text, 0)).toBe(`https://player.vimeo.com/video/76979871?autoplay=1&dnt=1${secret}`)
  expect(frameAddress('vimeo', text, 3)).toMatch(/#t=3s$/)
})

test.each([
  ['youtube', ''],
  ['youtube', 'https://evil.example/watch?v=M7lc1UVf-VE'],
  ['youtube', 'https://youtube.com.evil.example/embed/M7lc1UVf-VE'],
  ['youtube', 'javascript:alert(1)'],
  ['youtube', '"><script>'],
  ['youtube', `https://www.youtube.com/watch?${'a&'.repeat(50_000)}`],
  ['vimeo', 'M7lc1UVf-VE'],
  ['vimeo', '../76979871'],
] as const)('%s shows nothing of %.60s', (provider, text) => expect(frameAddress(provider, text, 0)).toBeUndefined())
