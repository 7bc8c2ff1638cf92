"""Shapes sent and received: requests, answers, socket messages, problem documents."""
