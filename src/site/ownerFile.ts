/**
 * What an owner's file exports. Undefined if the owner has no such file.
 * @param files what `import.meta.glob` finds for the path of that one file; a static import would fail without the file
 */
export function ownerFile<Value>(files: Readonly<Record<string, Value>>): Value | undefined {
  return Object.values(files)[0]
}
