/** Most bytes of what another server answers a plugin, unpacked, whoever asks: our server or a visitor's browser. */
export const ANSWER_BYTES = 5_000_000
