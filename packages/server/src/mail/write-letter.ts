import type { Letter } from 'nodemailer'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import { MailError, type Mail } from '../ports/mailer.ts'
import { isMailAddress } from '../mail-address.ts'

/** Signs that end a line of a header, or are drawn as something else than they are. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** A mail as it is handed over. Throws a final `MailError` for one that could be read otherwise than it was meant. */
export function writeLetter({ to, fromName, subject, text, html }: Mail, from: string): Letter {
  const refuse = (field: string, reason: string): never => {
    throw new MailError(messages.badMail(field, reason), true)
  }
  if (!isMailAddress(to)) refuse('to', 'it is no e-mail address')
  for (const [field, line] of Object.entries({ fromName, subject })) {
    if (CONTROL.test(line)) refuse(field, 'it holds a line break or another control character')
    if (line.length > LIMITS.mailLine) refuse(field, `it has more than ${LIMITS.mailLine} characters`)
  }
  for (const [field, body = ''] of Object.entries({ text, html }))
    if (body.length > LIMITS.mailText) refuse(field, `it has more than ${LIMITS.mailText} characters`)
  return {
    from: { name: fromName, address: from },
    // As an object: a text would be read for further addresses.
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    // No answer by a machine is wanted (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
