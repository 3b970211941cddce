// Keep these functions equal to those of src/lib/random.ts, with which tests compute the places of falling stars.
uint hash32(uint x) {
  x ^= x >> 16u;
  x *= 0x7feb352du;
  x ^= x >> 15u;
  x *= 0x846ca68bu;
  x ^= x >> 16u;
  return x;
}

float random(uint seed, uint channel, int index) {
  return float(hash32(hash32(hash32(seed) + channel) + uint(index)) >> 8u) * (1.0 / 16777216.0);
}
