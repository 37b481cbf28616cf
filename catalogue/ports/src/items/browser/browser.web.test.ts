import { afterEach, expect, it, vi } from 'vitest'
import { openPort } from '../../testing/open-port.ts'
import { port } from './browser.ts'

const browser = openPort(port)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  scrollTo(0, 0)
})

/** Gives the visitor's device something, or takes it away by `undefined`. */
function device(parts: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('navigator', Object.create(navigator, Object.getOwnPropertyDescriptors(parts)))
}

it('ports-P4 the page is scrolled to a place', () => {
  document.body.innerHTML = '<div style="width:5000px;height:5000px"></div>'
  browser.scrollTo(30, 400, false)
  expect([scrollX, scrollY]).toEqual([30, 400])
})

it('ports-P4 scrolling is not smooth for those who want less motion', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const media = vi.spyOn(window, 'matchMedia')
  for (const matches of [true, false]) {
    media.mockReturnValue({ matches } as MediaQueryList)
    browser.scrollTo(0, 0, true)
  }
  expect(scroll.mock.calls.map(([options]) => Object(options).behavior as unknown)).toEqual(['instant', 'smooth'])
})

it('ports-P4 where the visitor is comes as plain data', async () => {
  const coords = { latitude: 1, longitude: 2, accuracy: 3, altitude: null, altitudeAccuracy: null, heading: null, speed: null }
  const known = { coords: Object.create(coords), timestamp: 5 } as GeolocationPosition
  device({ geolocation: { getCurrentPosition: (answer: PositionCallback) => answer(known) } })
  expect(browser.hasGeolocation()).toBe(true)
  expect(await browser.geolocation()).toEqual({ coords, timestamp: 5 })
})

it('ports-P4 a visitor may refuse to say', async () => {
  device({ geolocation: { getCurrentPosition: (_: unknown, refuse: () => void) => refuse() } })
  await expect(browser.geolocation()).rejects.toThrow('Error while geolocation.')
})

it('ports-P4 text goes to the clipboard, or the browser’s refusal is an error', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  device({ clipboard: { writeText } })
  await browser.copy('hello')
  expect(writeText).toHaveBeenCalledWith('hello')
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  await expect(browser.copy('hello')).rejects.toThrow('denied')
})

it('ports-P4 what the device can do is done', async () => {
  const [share, vibrate, printed] = [vi.fn(), vi.fn(), vi.spyOn(window, 'print').mockImplementation(() => {})]
  device({ share, vibrate })
  await browser.share({ title: 'a' })
  browser.vibrate([100, 50])
  browser.print()
  expect([share.mock.calls, vibrate.mock.calls, printed.mock.calls.length]).toEqual([[[{ title: 'a' }]], [[[100, 50]]], 1])
})

it('ports-P4 what it cannot do is an error that says so', async () => {
  device({ share: undefined, vibrate: undefined })
  await expect(browser.share({})).rejects.toThrow('This device cannot share.')
  expect(() => browser.vibrate([1])).toThrow('This device cannot vibrate.')
  vi.stubGlobal('Notification', undefined)
  await expect(browser.notify('a', {})).rejects.toThrow('Notifications are not allowed.')
})

it('ports-P4 a notification is shown by the service worker when there is one', async () => {
  const shown: unknown[] = []
  class Shown {
    static requestPermission = async () => 'granted'
    constructor(title: string, options: object) {
      shown.push(['page', title, options])
    }
  }
  vi.stubGlobal('Notification', Shown)
  let worker: unknown
  device({ serviceWorker: { getRegistration: async () => worker } })
  await browser.notify('Ready', { body: 'b' })
  worker = { showNotification: async (...given: unknown[]) => shown.push(['worker', ...given]) }
  await browser.notify('Ready', {})
  expect(shown).toEqual([
    ['page', 'Ready', { body: 'b' }],
    ['worker', 'Ready', {}],
  ])
  Shown.requestPermission = async () => 'denied'
  await expect(browser.notify('a', {})).rejects.toThrow('Notifications are not allowed.')
})
