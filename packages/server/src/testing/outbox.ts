import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A letter of the outbox as its reader sees it. */
export interface OutboxLetter {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  /** The same as HTML; empty where there is none. */
  readonly html: string
}

/** Every letter in the outbox of a data folder, the oldest first. */
export function readOutbox(dataFolder: string): readonly OutboxLetter[] {
  const folder = join(dataFolder, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readLetter(readFileSync(join(folder, name), 'utf8')))
}

/** The letter to an address that is the `at`-th one; waits until it lies there. */
export async function letterTo(dataFolder: string, to: string, at = 0): Promise<OutboxLetter> {
  for (let left = 500; left > 0; left -= 1) {
    const found = readOutbox(dataFolder).filter((letter) => letter.to === to)[at]
    if (found) return found
    await pause(20)
  }
  throw new Error(`no letter ${at} to ${to}`)
}

/** The address that a letter leads to. */
export const linkIn = ({ text }: OutboxLetter): string => /^https?:\/\/\S+$/m.exec(text)?.[0] ?? ''

export function readLetter(source: string): OutboxLetter {
  const [head = '', ...body] = source.split('\r\n\r\n')
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ')
  const field = (name: string): string => decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '')
  const known = { to: field('To'), from: field('From'), subject: field('Subject') }
  const whole = body.join('\r\n\r\n')
  const [, boundary] = /^multipart\/alternative;.*boundary="([^"]+)"/i.exec(field('Content-Type')) ?? []
  if (boundary === undefined)
    return { ...known, text: decodeBody(whole, field('Content-Transfer-Encoding').toLowerCase()), html: '' }
  const parts = whole.split(`--${boundary}`).slice(1, -1).map(readPart)
  const bodyOf = (type: string): string => parts.find((part) => part.type.startsWith(type))?.body ?? ''
  return { ...known, text: bodyOf('text/plain'), html: bodyOf('text/html') }
}

function readPart(source: string): { readonly type: string; readonly body: string } {
  const [head = '', ...body] = source.replace(/^\r\n/, '').split('\r\n\r\n')
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.toLowerCase() ?? ''
  return { type: field('Content-Type'), body: decodeBody(body.join('\r\n\r\n'), field('Content-Transfer-Encoding').trim()) }
}

function decodeBody(body: string, how: string): string {
  const text =
    how === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : how === 'quoted-printable'
        ? unquote(body.replaceAll('=\r\n', ''))
        : body
  return text.replaceAll('\r\n', '\n')
}

const unquote = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()

/** Encoded words of a head (RFC 2047). */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquote(word.replaceAll('_', ' ')),
    )
