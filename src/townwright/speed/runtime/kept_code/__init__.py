"""Where compiled code is kept between processes, and under which names."""
