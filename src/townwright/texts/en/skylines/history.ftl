history-part-skylines-milestone = happiness of the milestones
history-part-skylines-card = cards
history-part-skylines-deduction = pollution, traffic and crime
