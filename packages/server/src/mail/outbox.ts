import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../drivers/durable-write.ts'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import type { Mailer } from '../ports/mailer.ts'
import { writeLetter } from './write-letter.ts'

/** Folder of the data folder in which letters lie where no mail server is set. */
export const OUTBOX_FOLDER = 'outbox'

/** Letters as files, which mail programs open; the oldest go when there are many. */
export function createOutbox(folder: string, from: string, now: () => number): Mailer {
  return {
    isOutbox: true,
    async send(mail) {
      const letter = writeLetter(mail, from)
      const { createTransport } = await import('nodemailer')
      const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(letter)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date(now()).toISOString().replaceAll(':', '-')}-${newId()}`
      const path = join(folder, name)
      // They hold links that sign in: nobody else on this machine reads them.
      await writeDurably(path, message)
      await chmod(path, 0o600)
      await rename(path, `${path}.eml`)
      const letters = (await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted()
      for (const file of letters.slice(0, Math.max(0, letters.length - LIMITS.outboxMails)))
        await rm(join(folder, file), { force: true })
    },
  }
}
