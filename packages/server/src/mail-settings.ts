import { messages } from './messages.ts'
import { isMailAddress } from './mail-address.ts'

/** A mail server that takes letters from this one. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte, not begun later. */
  readonly isSecure: boolean
  readonly login?: { readonly user: string; readonly password: string }
}

/** How letters leave: by a server, or into the outbox folder without one. */
export interface MailSettings {
  /** The address they come from. */
  readonly from: string
  readonly smtp?: SmtpServer
}

type Environment = Readonly<Record<string, string | undefined>>

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 }

/** Reads `HEDDLE_SMTP` and `HEDDLE_MAIL_FROM`. Throws an `Error` naming the one that is wrong; it never says the password. */
export function readMailSettings(env: Environment, sitesHost: string): MailSettings {
  const [address, from] = [env['HEDDLE_SMTP'], env['HEDDLE_MAIL_FROM']]
  if (from && !isMailAddress(from)) throw wrong('HEDDLE_MAIL_FROM', `“${from}” is no e-mail address`)
  if (!address) return { from: from || `no-reply@${sitesHost}` }
  if (!from) throw wrong('HEDDLE_MAIL_FROM', 'with HEDDLE_SMTP it has to name the address that letters come from')
  return { from, smtp: readServer(address) }
}

function readServer(address: string): SmtpServer {
  const form = 'write it as smtp://user:password@host:587 or smtps://user:password@host:465'
  if (!URL.canParse(address)) throw wrong('HEDDLE_SMTP', form)
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address)
  const usual = PORTS[protocol]
  const rest = pathname.replace(/^\/$/, '') + search + hash
  if (usual === undefined || hostname === '' || rest !== '') throw wrong('HEDDLE_SMTP', form)
  if ((username === '') !== (password === '')) throw wrong('HEDDLE_SMTP', 'a user and a password go together')
  return {
    host: hostname.replace(/^\[(.+)\]$/, '$1'),
    port: port === '' ? usual : Number(port),
    isSecure: protocol === 'smtps:',
    ...(username !== '' && { login: { user: readPart(username), password: readPart(password) } }),
  }
}

function readPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw wrong('HEDDLE_SMTP', 'a % in the user or the password has to be written as %25')
  }
}

const wrong = (name: string, reason: string): Error => new Error(messages.badSetting(name, reason))
