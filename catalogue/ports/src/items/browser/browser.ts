import { definePort } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'

/** What the visitor's browser and device can do. */
export const port = definePort('browser', () => ({
  scrollTo: (left, top, smooth) => scrollTo({ left, top, behavior: smooth && !wantsLessMotion() ? 'smooth' : 'instant' }),
  copy: (text) => navigator.clipboard.writeText(text),
  hasGeolocation: () => 'geolocation' in navigator,
  geolocation: () =>
    new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords, timestamp }) => {
          const { latitude, longitude, accuracy, altitude, altitudeAccuracy, heading, speed } = coords
          resolve({ coords: { latitude, longitude, accuracy, altitude, altitudeAccuracy, heading, speed }, timestamp })
        },
        () => reject(new Error(MESSAGES.geolocationDenied)),
      )
    }),
  print: () => print(),
  async share(content) {
    if (typeof navigator.share !== 'function') throw new Error(MESSAGES.noShare)
    await navigator.share(content)
  },
  vibrate(pattern) {
    if (typeof navigator.vibrate !== 'function') throw new Error(MESSAGES.noVibration)
    navigator.vibrate([...pattern])
  },
  async notify(title, options) {
    if (typeof Notification !== 'function' || (await Notification.requestPermission()) !== 'granted')
      throw new Error(MESSAGES.noNotifications)
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker) await worker.showNotification(title, options)
    else void new Notification(title, options)
  },
}))

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
