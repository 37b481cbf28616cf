import type { FunctionBody } from '@heddle/kit'

const BYTES = 16

export const call: FunctionBody = (host) => {
  host.spend(BYTES)
  const bytes = Array.from({ length: BYTES }, () => Math.floor(host.random() * 256))
  // Version and variant, as RFC 9562 says.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
