import { LIMITS } from '../limits.ts'
import { MailError, type Mailer } from '../ports/mailer.ts'
import type { SmtpServer } from '../mail-settings.ts'
import { writeLetter } from './write-letter.ts'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/
/** Codes of nodemailer and Node: what they say beside them may name people. */
const CODE = /^[A-Z_]{1,40}$/

/** Letters by a mail server. A password crosses the network encrypted only. */
export function createSmtpMailer({ host, port, isSecure, login }: SmtpServer, from: string): Mailer {
  const options = {
    host,
    port,
    secure: isSecure,
    requireTLS: login !== undefined && !LOOPBACK.test(host),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: LIMITS.mailConnect,
    greetingTimeout: LIMITS.mailConnect,
    socketTimeout: LIMITS.mailAnswer,
  }
  return {
    async send(mail) {
      const letter = writeLetter(mail, from)
      const { createTransport } = await import('nodemailer')
      await createTransport(options)
        .sendMail(letter)
        .catch((error: unknown) => {
          throw told(error)
        })
    },
  }
}

/** Why, by codes alone. A refusal for good begins with a 5 (RFC 5321). */
function told(error: unknown): MailError {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const name = typeof code === 'string' && CODE.test(code) ? code : 'ESEND'
  return new MailError(status === undefined ? name : `${name} ${status}`, status !== undefined && status >= 500)
}
