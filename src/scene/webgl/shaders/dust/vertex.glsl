void main() {
  star();
}
