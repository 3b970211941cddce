export const tracks = [
  { url: 'https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG', title: 'Sonata ao Luar', artist: 'Ludwig van Beethoven' },
]
