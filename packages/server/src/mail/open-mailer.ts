import { join } from 'node:path'
import type { ServerConfig } from '../config.ts'
import type { Mailer } from '../ports/mailer.ts'
import { createOutbox, OUTBOX_FOLDER } from './outbox.ts'
import { createSmtpMailer } from './smtp.ts'

/** By the mail server that is set, else into the outbox of the data folder. */
export function openMailer({ mail, dataFolder }: Pick<ServerConfig, 'mail' | 'dataFolder'>, now: () => number): Mailer {
  return mail.smtp ? createSmtpMailer(mail.smtp, mail.from) : createOutbox(join(dataFolder, OUTBOX_FOLDER), mail.from, now)
}
