import { expect, test } from 'vitest'
import { frameAddress, isProvider, originOf, providerOf, type Provider } from './film-sites.ts'

const HOST = 'bakery.example'
const addressOf = (provider: Provider, text: string, start = 0) => frameAddress(provider, text, start, HOST)

test.each([
  'M7lc1UVf-VE',
  'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  'https://www.youtube.com/watch?list=PL1&v=M7lc1UVf-VE&t=3s',
  'youtu.be/M7lc1UVf-VE?si=x',
  'https://m.youtube.com/shorts/M7lc1UVf-VE',
  'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  ' https://youtube.com/live/M7lc1UVf-VE ',
])('the film %s of YouTube is shown by the address that sets no cookies', (text) => {
  expect(addressOf('youtube', text)).toBe('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1')
  expect(addressOf('youtube', text, 12.7)).toMatch(/&start=12$/)
})

test.each([
  ['76979871', ''],
  ['https://vimeo.com/76979871', ''],
  ['https://player.vimeo.com/video/76979871?x=1', ''],
  ['https://vimeo.com/76979871/abcdef0123', '&h=abcdef0123'],
])('the film %s of Vimeo is not counted', (text, secret) => {
  expect(addressOf('vimeo', text)).toBe(`https://player.vimeo.com/video/76979871?autoplay=1&dnt=1${secret}`)
  expect(addressOf('vimeo', text, 3)).toMatch(/#t=3s$/)
})

test.each(['x8abcde', 'https://www.dailymotion.com/video/x8abcde_a-loaf', 'dai.ly/x8abcde?playlist=x'])(
  'the film %s of Dailymotion',
  (text) => {
    expect(addressOf('dailymotion', text)).toBe('https://geo.dailymotion.com/player.html?video=x8abcde')
    expect(addressOf('dailymotion', text, 5)).toMatch(/&startTime=5$/)
  },
)

test.each([
  ['https://www.twitch.tv/videos/1234567890?filter=all', 'video=v1234567890'],
  ['1234567890', 'video=v1234567890'],
  ['https://www.twitch.tv/bakery_live', 'channel=bakery_live'],
  ['bakery_live', 'channel=bakery_live'],
])('the film %s of Twitch is told which site shows it', (text, asked) => {
  expect(addressOf('twitch', text)).toBe(`https://player.twitch.tv/?${asked}&parent=bakery.example`)
  expect(addressOf('twitch', text, 9)).toMatch(/&time=9s$/)
})

test.each(['e4a27b971d', 'https://bakery.wistia.com/medias/e4a27b971d', 'https://fast.wistia.net/embed/iframe/e4a27b971d'])(
  'the film %s of Wistia is not tracked',
  (text) =>
    expect(addressOf('wistia', text, 4)).toBe(
      'https://fast.wistia.net/embed/iframe/e4a27b971d?autoPlay=true&doNotTrack=true&time=4',
    ),
)

test('a film of Loom is known by its 32 signs', () => {
  const id = '0123456789abcdef0123456789abcdef'
  for (const text of [id, `https://www.loom.com/share/${id}?sid=1`, `loom.com/embed/${id}`])
    expect(addressOf('loom', text, 2)).toBe(`https://www.loom.com/embed/${id}?autoplay=1&t=2`)
  expect(addressOf('loom', `${id}0`)).toBeUndefined()
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
  ['dailymotion', 'https://dailymotion.com.evil.example/video/x8abcde'],
  ['twitch', 'https://www.twitch.tv/bakery/clip/Abc'],
  ['twitch', 'bakery&parent=evil.example'],
  ['wistia', 'https://wistia.com.evil.example/medias/e4a27b971d'],
  ['loom', '../share'],
] as const)('%s shows nothing of %.60s', (provider, text) => expect(addressOf(provider, text)).toBeUndefined())

test.each([
  ['youtube', 'M7lc1UVf-VE'],
  ['vimeo', '76979871'],
  ['dailymotion', 'x8abcde'],
  ['twitch', 'bakery'],
  ['wistia', 'e4a27b971d'],
  ['loom', '0123456789abcdef0123456789abcdef'],
] as const)('frames of %s come from the one place that the policy of a page names', (provider, id) =>
  expect(new URL(addressOf(provider, id) ?? '').origin).toBe(originOf(provider)),
)

test.each(['file', 'constructor', '', null])('%j is no site of films', (value) => expect(isProvider(value)).toBe(false))

test.each([
  ['https://youtu.be/M7lc1UVf-VE', 'youtube'],
  [' https://vimeo.com/76979871 ', 'vimeo'],
  ['https://www.dailymotion.com/video/x8abcde', 'dailymotion'],
  ['https://www.twitch.tv/videos/1234567890', 'twitch'],
  ['https://bakery.wistia.com/medias/e4a27b971d', 'wistia'],
  ['https://www.loom.com/share/0123456789abcdef0123456789abcdef', 'loom'],
  ['https://bakery.example/film.mp4', undefined],
  ['asset:aaaaaaaaaaaaaaaa', undefined],
  ['M7lc1UVf-VE', undefined],
  ['', undefined],
])('the address %s is one of %s', (address, provider) => expect(providerOf(address)).toBe(provider))
