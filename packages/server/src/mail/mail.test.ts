import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { MailError, type Mail, type Mailer } from '../ports/mailer.ts'
import { startMailServer, type MailServer } from '../testing/mail-server.ts'
import { openMailer } from './open-mailer.ts'
import { readLetter } from '../testing/outbox.ts'
import { createPost, type PostOptions } from './post.ts'
import { readMailSettings } from '../mail-settings.ts'
import { createSmtpMailer } from './smtp.ts'

const FROM = 'no-reply@heddle.example'
const MAIL: Mail = { to: 'ann@example.org', fromName: 'Лавка', subject: 'Пароль', text: 'Здравствуйте.\n.одна точка\n' }
const folder = mkdtempSync(join(tmpdir(), 'heddle-mail-'))
let server: MailServer

beforeAll(async () => {
  server = await startMailServer()
})
beforeEach(() => {
  for (const list of [server.received, server.users, server.answers]) list.length = 0
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const smtp = (more: object = {}) => createSmtpMailer({ host: '127.0.0.1', port: server.port, isSecure: false, ...more }, FROM)
const failure = (sent: Promise<void>) =>
  sent.then(
    () => 'sent',
    (error: MailError) => [error.message, error.isFinal],
  )

describe('mail by a server', () => {
  it('arrives at one address, with the name of who writes and what was written', async () => {
    await smtp().send(MAIL)
    const [letter] = server.received
    expect([letter?.from, letter?.to]).toEqual([FROM, ['ann@example.org']])
    expect(letter?.source).toContain('Auto-Submitted: auto-generated')
    const { to, from: writer, subject, text } = readLetter(letter?.source ?? '')
    expect({ to, writer, subject, text: `${text.trimEnd()}\n` }).toEqual({
      to: MAIL.to,
      writer: `Лавка <${FROM}>`,
      subject: MAIL.subject,
      text: MAIL.text,
    })
  })

  it('arrives as text and as HTML, of which a program shows the one it can, in the order of both', async () => {
    const html = '<p>Здравствуйте, “=” и <a href="https://shop.example/?a=1&amp;b=2">ссылка</a></p>'
    await smtp().send({ ...MAIL, html })
    const source = server.received[0]?.source ?? ''
    expect(source.indexOf('text/plain')).toBeLessThan(source.indexOf('text/html'))
    const letter = readLetter(source)
    expect([`${letter.text.trimEnd()}\n`, letter.html.trimEnd()]).toEqual([MAIL.text, html])
  })

  it('is sent by a user of it, where one is set', async () => {
    await smtp({ login: { user: 'mailer', password: 'right' } }).send(MAIL)
    expect([server.users, server.received.length]).toEqual([['mailer'], 1])
    expect(await failure(smtp({ login: { user: 'mailer', password: 'wrong' } }).send(MAIL))).toEqual(['EAUTH 535', true])
  })

  it('tells no password to a server in the network that speaks no TLS', async () => {
    // Another name of this machine, which is not known as such.
    expect(await failure(smtp({ host: '0.0.0.0', login: { user: 'mailer', password: 'right' } }).send(MAIL))).toEqual([
      'ETLS 502',
      true,
    ])
    expect([server.users, server.received]).toEqual([[], []])
  })

  it.each([
    ['for good', '550 no such ann@example.org', ['EENVELOPE 550', true]],
    ['for now', '451 later, ann@example.org', ['EENVELOPE 451', false]],
  ])('that is refused %s is told by codes, which name nobody', async (_, answer, told) => {
    server.answers.push({ command: 'RCPT', answer })
    expect(await failure(smtp().send(MAIL))).toEqual(told)
  })

  it('is not sent where no server answers', async () => {
    const nobody = await startMailServer()
    await nobody.stop()
    expect(await failure(smtp({ port: nobody.port }).send(MAIL))).toEqual([expect.stringMatching(/^E[A-Z]+$/), false])
  })

  it.each([
    ['a second receiver', { to: 'ann@example.org,eve@evil.example' }, 'to of a letter is wrong: it is no e-mail address'],
    ['a quoted one', { to: '"eve@evil.example "@example.org' }, 'to of a letter is wrong: it is no e-mail address'],
    ['a line of its own in the address', { to: 'ann@example.org\r\nBcc: eve@evil.example' }, 'to of a letter is wrong'],
    ['no address', { to: 'ann' }, 'to of a letter is wrong'],
    ['a domain that cannot be', { to: 'ann@exa mple' }, 'to of a letter is wrong'],
    ['a huge address', { to: `${'a'.repeat(65)}@example.org` }, 'to of a letter is wrong'],
    [
      'a head in the subject',
      { subject: 'Hello\r\nBcc: eve@evil.example' },
      'subject of a letter is wrong: it holds a line break',
    ],
    ['a head in the name', { fromName: 'Shop\nBcc: eve@evil.example' }, 'fromName of a letter is wrong: it holds a line break'],
    ['a name drawn backwards', { fromName: 'Shop\u202e' }, 'fromName of a letter is wrong'],
    ['a huge subject', { subject: 'x'.repeat(LIMITS.mailLine + 1) }, 'subject of a letter is wrong: it has more than 200'],
    ['huge HTML', { html: 'x'.repeat(LIMITS.mailText + 1) }, 'html of a letter is wrong: it has more than'],
    ['a huge text', { text: 'x'.repeat(LIMITS.mailText + 1) }, 'text of a letter is wrong: it has more than'],
  ])('with %s is not sent', async (_, change, told) => {
    await expect(smtp().send({ ...MAIL, ...change })).rejects.toThrow(told)
    expect(server.received).toEqual([])
  })
})

describe('mail without a server', () => {
  it('lies in the outbox as files that only the owner reads, the newest of them', async () => {
    let time = Date.UTC(2026, 0, 1)
    const mailer = openMailer({ mail: readMailSettings({}, 'localhost'), dataFolder: folder }, () => (time += 1000))
    await mailer.send(MAIL)
    const [file = ''] = readdirSync(join(folder, 'outbox'))
    expect(file).toMatch(/^2026-01-01T00-00-01\.000Z-[a-z0-9]{16}\.eml$/)
    expect(statSync(join(folder, 'outbox', file)).mode & 0o777).toBe(0o600)
    const source = readFileSync(join(folder, 'outbox', file), 'utf8')
    expect(source).toContain('To: ann@example.org\r\n')
    expect(readLetter(source).text).toContain('Здравствуйте.')
    await expect(mailer.send({ ...MAIL, subject: 'a\nb' })).rejects.toThrow('line break')
    expect(readdirSync(join(folder, 'outbox'))).toEqual([file])
  })
})

describe('the post', () => {
  const pauses = [0, 0]
  const post = (send: PostOptions['mailer']['send']) => {
    const told: string[] = []
    const onError = (error: unknown) => void told.push((error as Error).message)
    return { told, ...createPost({ mailer: { send }, onError, pauses }) }
  }

  it('sends what is written later, in the background', async () => {
    const sent: Mail[] = []
    const { soon, close, told } = post(async (mail) => void sent.push(mail))
    soon(async () => MAIL)
    soon(async () => undefined)
    expect(sent).toEqual([])
    await close()
    expect([sent, told]).toEqual([[MAIL], []])
  })

  it('tries again what may work, not what was refused for good, and says so without a name', async () => {
    let tries = 0
    const later = post(async () => {
      tries += 1
      throw new MailError('ETIMEDOUT', false)
    })
    later.soon(async () => MAIL)
    await expect.poll(() => later.told.length).toBe(1)
    expect([tries, later.told[0]]).toEqual([3, expect.stringContaining('could not be sent (ETIMEDOUT). Look at HEDDLE_SMTP')])
    const never = post(async () => {
      throw new MailError('EENVELOPE 550', true)
    })
    never.soon(async () => MAIL)
    await expect.poll(() => never.told).toEqual([expect.stringContaining('EENVELOPE 550')])
  })

  it('tells what cannot be written, and goes on', async () => {
    const sent: Mail[] = []
    const { soon, close, told } = post(async (mail) => void sent.push(mail))
    soon(() => Promise.reject(new Error('no database')))
    soon(async () => MAIL)
    await close()
    expect([told, sent.length]).toEqual([['no database'], 1])
  })

  it('keeps no flood', async () => {
    const { soon, now, close, told } = post(async () => undefined)
    for (let at = 0; at <= LIMITS.waitingMails; at += 1) soon(async () => undefined)
    expect(told).toEqual([expect.stringContaining('too many letters wait')])
    expect(await now(MAIL)).toBe('refused')
    await close()
  })

  const taken: Mailer = { send: async () => undefined }
  const refusing: Mailer = { send: () => Promise.reject(new MailError('EENVELOPE 550', true)) }
  it.each([
    ['sent', taken],
    ['outbox', { ...taken, isOutbox: true }],
    ['refused', refusing],
  ])('tells who waits that a letter is %s', async (fate, mailer) => {
    const { now, close } = createPost({ mailer, onError: () => undefined, pauses })
    expect(await now(MAIL)).toBe(fate)
    await close()
  })

  it('tells who waits that a letter is tried again, or still on its way when they have waited long, and goes on', async () => {
    let tries = 0
    const again = post(async (): Promise<void> => {
      tries += 1
      if (tries === 1) throw new MailError('ETIMEDOUT', false)
    })
    expect(await again.now(MAIL)).toBe('later')
    await expect.poll(() => tries).toBe(2)
    const arrived: Mail[] = []
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const mailer = { send: (mail: Mail): Promise<void> => answered.then(() => void arrived.push(mail)) }
    const slow = createPost({ mailer, onError: () => undefined, patience: 0 })
    expect(await slow.now(MAIL)).toBe('later')
    answer()
    await expect.poll(() => arrived).toEqual([MAIL])
    await Promise.all([again.close(), slow.close()])
  })
})

describe('the settings', () => {
  const FROM_SET = { HEDDLE_MAIL_FROM: FROM }

  it('name a server, its user and where letters come from', () => {
    expect(readMailSettings({ ...FROM_SET, HEDDLE_SMTP: 'smtp://me%40x:a%3Ab@mail.example' }, '')).toEqual({
      from: FROM,
      smtp: { host: 'mail.example', port: 587, isSecure: false, login: { user: 'me@x', password: 'a:b' } },
    })
    expect(readMailSettings({ ...FROM_SET, HEDDLE_SMTP: 'smtps://[::1]' }, '').smtp).toEqual({
      host: '::1',
      port: 465,
      isSecure: true,
    })
    expect(readMailSettings({ ...FROM_SET, HEDDLE_SMTP: 'smtp://mail:1025/' }, '').smtp?.port).toBe(1025)
  })

  it.each([
    ['mail.example:587', 'HEDDLE_SMTP is wrong: write it as smtp://'],
    ['http://mail.example', 'HEDDLE_SMTP is wrong: write it as smtp://'],
    ['smtp://', 'HEDDLE_SMTP is wrong: write it as smtp://'],
    ['smtp://mail.example/box', 'HEDDLE_SMTP is wrong: write it as smtp://'],
    ['smtp://mail.example?pool=true', 'HEDDLE_SMTP is wrong: write it as smtp://'],
    ['smtp://SECRET@mail.example', 'HEDDLE_SMTP is wrong: a user and a password go together'],
    ['smtp://me:SECRET%@mail.example', 'HEDDLE_SMTP is wrong: a % in the user or the password'],
  ])('%s names no server, and what is said of it is no secret', (HEDDLE_SMTP, told) => {
    const read = () => readMailSettings({ ...FROM_SET, HEDDLE_SMTP }, '')
    expect(read).toThrow(told)
    expect(read).not.toThrow('SECRET')
  })

  it('need an address to write from, which is one', () => {
    expect(() => readMailSettings({ HEDDLE_SMTP: 'smtp://mail.example' }, '')).toThrow(
      'HEDDLE_MAIL_FROM is wrong: with HEDDLE_SMTP',
    )
    expect(() => readMailSettings({ HEDDLE_MAIL_FROM: 'Shop <a@b>' }, '')).toThrow('HEDDLE_MAIL_FROM is wrong: “Shop <a@b>”')
  })
})
