const patient = { warnAfter: Number.POSITIVE_INFINITY };

/** The store's checks of its state, which on a busy machine would tell that they take long. */
export const PATIENT = { serializableCheck: patient, immutableCheck: patient };
