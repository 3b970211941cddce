/** The scripts of the sky's workers, by their addresses. */
export const SKY_WORKER = /\/(moonTonight|skyWorker)-[^/]*\.js$/
