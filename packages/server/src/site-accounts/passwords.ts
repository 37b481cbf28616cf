import * as crypto from 'node:crypto'
import { promisify } from 'node:util'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import { createQueue } from '../task-queue.ts'

/** What OWASP asks of argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const TAG_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{1,100})\$([A-Za-z0-9+/]{1,200})$/

interface Argon2Parameters {
  readonly message: string
  readonly nonce: Uint8Array
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly tagLength: number
}
type Argon2 = (algorithm: 'argon2id', parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) => void

/** One after another: each takes memory, and a flood of them is not to take it all. Node works on them beside its main thread. */
const queue = createQueue()

/** Node has it since 24.7. */
function argon2(parameters: Argon2Parameters): Promise<Buffer> {
  const own = (crypto as { readonly argon2?: Argon2 }).argon2
  if (!own) throw new Error(messages.needsArgon2(process.version))
  return queue.run(() => promisify(own)('argon2id', parameters))
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** Throws `short-password` or `long-password` for one that may not be set. */
export function checkLength(password: string): void {
  if (password.length < LIMITS.passwordMin) throw new ServerError(messages.shortPassword(LIMITS.passwordMin), 'password')
  if (password.length > LIMITS.passwordMax) throw new ServerError(messages.longPassword(LIMITS.passwordMax), 'password')
}

/** A password as PHC text. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = crypto.randomBytes(SALT_BYTES)
  const tag = await argon2({ message: password.normalize('NFKC'), nonce, ...COST, tagLength: TAG_BYTES })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Whether the text is of this password. What is no such text is of none. */
export async function isPassword(text: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(text) ?? []
  if (salt === undefined || tag === undefined) return false
  const known = Buffer.from(tag, 'base64')
  const found = await argon2({
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: known.length,
  })
  return crypto.timingSafeEqual(found, known)
}
