/** Numbers of the ZIP format (APPNOTE 6.3) that its writer and reader share. Everything is little endian. */
export const ZIP = {
  localHeader: { mark: 0x04034b50, length: 30 },
  centralHeader: { mark: 0x02014b50, length: 46 },
  end: { mark: 0x06054b50, length: 22 },
  /** Longest comment behind the end. */
  mostComment: 0xffff,
  /** Names are UTF-8. */
  utf8: 0x0800,
  encrypted: 0x0001,
  stored: 0,
  deflated: 8,
  /** Version 2.0: folders and deflated entries. */
  version: 20,
  /** The first of January 1980, so that the same project is the same bytes. */
  date: 0x0021,
  /** From here on sizes would need the larger form of the format. */
  most: 0xffff_ffff,
} as const
