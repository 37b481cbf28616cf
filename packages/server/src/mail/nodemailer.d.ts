/** What Heddle asks of nodemailer, and no more of it: letters by SMTP, and letters as bytes. */
declare module 'nodemailer' {
  interface Address {
    readonly name: string
    readonly address: string
  }

  interface Letter {
    readonly from: Address
    readonly to: Address
    readonly subject: string
    readonly text: string
    readonly html?: string
    readonly headers: Readonly<Record<string, string>>
    readonly disableFileAccess: true
    readonly disableUrlAccess: true
  }

  interface SmtpOptions {
    readonly host: string
    readonly port: number
    readonly secure: boolean
    readonly requireTLS: boolean
    readonly auth?: { readonly user: string; readonly pass: string }
    readonly connectionTimeout: number
    readonly greetingTimeout: number
    readonly socketTimeout: number
  }

  interface BytesOptions {
    readonly streamTransport: true
    readonly buffer: true
    readonly newline: 'windows'
  }

  interface Transport<Sent> {
    sendMail(letter: Letter): Promise<Sent>
  }

  export function createTransport(options: SmtpOptions): Transport<unknown>
  export function createTransport(options: BytesOptions): Transport<{ readonly message: Uint8Array }>
}
