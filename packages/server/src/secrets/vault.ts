import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Seals texts for one purpose (AES-256-GCM). */
export interface Vault {
  /** @param place what the text belongs to: it can be opened there and nowhere else */
  seal(text: string, place: readonly string[]): string
  /** `undefined` for what was not sealed for this place with this key. */
  open(sealed: string, place: readonly string[]): string | undefined
}

/** The purpose of the vault of private settings of plugins. */
export const PLUGIN_SETTINGS = 'plugin-settings'

const MARK = 'sealed1.'
const NONCE = 12
const TAG = 16

/** Whether a text came from a vault. */
export const isSealed = (text: string): boolean => text.startsWith(MARK)

/** A vault whose key is of its own for each purpose (HKDF). */
export function createVault(masterKey: string, purpose: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', masterKey, 'heddle', purpose, 32))
  const placeOf = (place: readonly string[]): Buffer => Buffer.from(JSON.stringify(place))
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(placeOf(place))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return MARK + sealed.toString('base64url')
    },
    open(sealed, place) {
      const bytes = Buffer.from(isSealed(sealed) ? sealed.slice(MARK.length) : '', 'base64url')
      if (bytes.length < NONCE + TAG) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE)).setAAD(placeOf(place))
      decipher.setAuthTag(bytes.subarray(-TAG))
      try {
        return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
