/** Format of records as this Heddle writes them; rises by one with every migration. */
export const FORMAT_VERSION = 1
